import { open } from "node:fs/promises";
import { AppError } from "../../errors.ts";
import { addReceipts } from "../../gateways/log-upload.ts";
import { linesInParts } from "../../services/traffic/line-chunks.ts";
import { unzipped } from "../../services/traffic/unzipped.ts";
import { type AdminOptions, administer } from "./admin.ts";

/** `admin traffic import <monitorId> <file>`: counts a site's access log, plain or gzipped, of any size. */
export async function trafficImport(id: string, file: string, options: AdminOptions & { log: string }): Promise<void> {
  const source = await open(file).catch(() => {
    throw new AppError("BAD_INPUT", `The file ${file} cannot be read.`);
  });
  await administer(options, async ({ run }) => {
    let told: ReturnType<typeof addReceipts> | null = null;
    for await (const lines of linesInParts(unzipped(source.createReadStream()))) {
      const { importTraffic } = await run("ImportTraffic", { id, log: options.log, lines });
      told = addReceipts(told, importTraffic);
    }
    if (!told) throw new AppError("BAD_INPUT", "The log is empty.");
    return { ...told };
  });
}
