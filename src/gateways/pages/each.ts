import { Children, type ReactNode } from "react";

/** Renders items in their order, for static lists whose items have no identity but their place. */
export function each<T>(items: T[], render: (item: T, index: number) => ReactNode): ReactNode {
  return Children.toArray(items.map(render));
}
