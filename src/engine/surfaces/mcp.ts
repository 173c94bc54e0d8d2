import type { Reading } from "../read-site/types.ts";
import { readCatalog } from "./ai-catalog.ts";
import { cardKeys, mcpEndpoints, readCard } from "./mcp-endpoints.ts";
import { mcpHandshake } from "./mcp-handshake.ts";
import { type Surface, surface } from "./types.ts";

/** An MCP server: valid when a card describes it or it answers, live when it lists its tools. */
export function mcp(reading: Reading): Surface {
  const endpoints = mcpEndpoints(reading);
  const proofs = endpoints.flatMap((endpoint) => {
    const proof = mcpHandshake(reading, endpoint.url);
    return proof ? [{ ...endpoint, proof }] : [];
  });
  const best = proofs.find(({ proof }) => proof.live) ?? proofs.find(({ proof }) => proof.auth !== null) ?? proofs[0];
  const cards = cardKeys(reading).map(({ key, advertised }) => ({ key, advertised, card: readCard(reading, key) }));
  const card = cards.find((each) => each.card.state === "found");
  const catalog = readCatalog(reading);

  if (best) {
    const { live, safe, auth, detail, broken } = best.proof;
    const described = card !== undefined || live || auth !== null;
    const status = broken ? "invalid" : described ? "valid" : "not_measured";
    return surface({ kind: "mcp", url: best.url, status, live, safe, auth, detail, advertised: best.advertised });
  }
  const broken = cards.find(
    (each) => each.card.state === "invalid" || (each.advertised && each.card.state === "absent"),
  );
  if (card?.card.state === "found") {
    const url = card.card.value.remotes[0]!.url;
    const detail =
      endpoints.length === 0
        ? `Its card leads to ${url}, which is no encrypted address of this site.`
        : "It was not spoken to.";
    return surface({
      kind: "mcp",
      url,
      status: endpoints.length === 0 ? "invalid" : "valid",
      detail,
      advertised: card.advertised,
    });
  }
  const where = new URL(broken?.key ?? cards[0]!.key, reading.origin).href;
  if (broken)
    return surface({
      kind: "mcp",
      url: where,
      status: "invalid",
      detail: tell(broken.card),
      advertised: broken.advertised,
    });
  if (catalog.state === "invalid")
    return surface({
      kind: "mcp",
      url: where,
      status: "invalid",
      detail: `ai-catalog.json: ${catalog.detail}`,
      advertised: true,
    });
  const unseen = cards.every((each) => each.card.state === "not_measured");
  return surface({ kind: "mcp", url: where, status: unseen ? "not_measured" : "absent", detail: tell(cards[0]!.card) });
}

const tell = (card: ReturnType<typeof readCard>) => (card.state === "found" ? "" : card.detail);
