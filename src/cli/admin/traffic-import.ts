import { linesInParts } from "../../engine/traffic/line-chunks.ts";
import { addReceipt, type LogReceipt } from "../../engine/traffic/receipt.ts";
import { unzipped } from "../../engine/traffic/unzipped.ts";
import { AppError } from "../../errors.ts";
import { openInput } from "../read-file.ts";
import { type AdminOptions, administer } from "./admin.ts";

/** `admin traffic import <monitorId> <file>`: counts a site's access log, plain or gzipped, of any size. */
export async function trafficImport(id: string, file: string, options: AdminOptions & { log: string }): Promise<void> {
  const source = await openInput(file);
  await administer(options, async ({ run }) => {
    let told: LogReceipt | null = null;
    for await (const lines of linesInParts(unzipped(source))) {
      const { importTraffic } = await run("ImportTraffic", { id, log: options.log, lines });
      told = addReceipt(told, importTraffic);
    }
    if (!told) throw new AppError("BAD_INPUT", "The log is empty.");
    return { ...told };
  });
}
