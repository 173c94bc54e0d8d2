import type { TextPage } from "./text-page.tsx";

/** The page that leads to the guides. */
export function docsIndex(guides: TextPage[]): TextPage {
  return {
    path: "/docs",
    title: "Documentation",
    lead: "How to use Answerscope from a program, an AI assistant or the command line, how its figures come about, and how to run it yourself.",
    checked: null,
    body: `## Guides
${guides.map(({ path, title, lead }) => `- [${title}](${path}): ${lead}`).join("\n")}

## For programs
- [OpenAPI 3.1](/openapi.json): every JSON route.
- [GraphQL schema](/schema.graphql): the graph behind every surface, served at \`/graphql\`.
- [llms.txt](/llms.txt): where everything is, for language models; [llms-full.txt](/llms-full.txt) holds these guides in one file.`,
  };
}
