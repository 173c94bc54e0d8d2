const SNIFFED_BYTES = 1024;

/** Decodes a body the way browsers do: byte-order mark, header, `meta`, then UTF-8, then windows-1252. `""` when it is not text. */
export function decodeText(bytes: Buffer, contentType: string): string {
  if (!isTextType(contentType)) return "";
  const charset = markOf(bytes) ?? headerCharset(contentType) ?? declaredCharset(bytes);
  const decoder = charset ? decoderOf(charset) : null;
  if (!/^utf-?16/i.test(charset ?? "") && bytes.subarray(0, SNIFFED_BYTES).includes(0)) return "";
  if (decoder) return decoder.decode(bytes);
  try {
    // A body that was cut may end inside a character, which `stream` forgives.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whether a body of this type can be text; an unnamed or general type may be. */
export function isTextType(contentType: string): boolean {
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  if (type === "" || type.startsWith("text/")) return true;
  if (type === "application/octet-stream") return true;
  return /^application\/[\s\S]*(?:json|xml|yaml|javascript|ecmascript|linkset|rss|atom|rdf|markdown|gzip)/.test(type);
}

function decoderOf(charset: string): { decode(bytes: Uint8Array): string } | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

function markOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return null;
}

function headerCharset(contentType: string): string | null {
  return /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1] ?? null;
}

function declaredCharset(bytes: Buffer): string | null {
  const start = bytes.subarray(0, SNIFFED_BYTES).toString("latin1");
  const declared =
    /<meta[^<>]{0,200}?charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w:.-]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml[^<>]{0,200}?encoding\s{0,5}=\s{0,5}["']([\w:.-]+)/i.exec(start)?.[1] ??
    null;
  // A page whose declaration could be read as ASCII is not UTF-16, whatever it says.
  return declared && /^utf-?16/i.test(declared) ? "utf-8" : declared;
}
