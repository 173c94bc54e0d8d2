import { createServer } from "node:net";

/** Below the ports that the system hands out by itself, so that nobody who asks it for one is given ours. */
const FIRST = 15_000;
const LAST = 32_000;
/** Each process begins elsewhere: tests that run side by side do not draw the same port between look and use. */
let next = FIRST + ((process.pid * 97) % (LAST - FIRST));

/** A port of loopback that nobody listens on, and that this process does not give out twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = next < LAST ? next + 1 : FIRST;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
