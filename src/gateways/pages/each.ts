import { createElement, Fragment, type ReactNode } from "react";

/** Renders items in their order, for static lists whose items have no identity but their place. */
export function each<T>(items: T[], render: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
