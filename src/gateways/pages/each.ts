import { createElement, Fragment, type ReactNode } from "react";

/** Renders items in their order, for static lists whose items have no identity but their place. */
export function each<T>(items: readonly T[], render: (item: T, place: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
