/** What a process that draws can do; the drawing library and its fonts live in no other one. */
export const TASKS = {
  draw: async () => (await import("./draw.ts")).draw,
};
