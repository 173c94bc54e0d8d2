/** Whose evidence is meant: a monitor's own, or the public measurements of a site (its key). */
export type Scope = { monitorId: string } | { site: string };
