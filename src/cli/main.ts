/** The command line. Each command is loaded only when it is asked for. */
import "reflect-metadata";
import { inspect } from "node:util";
import { Command, CommanderError, Option } from "commander";
import { AppError } from "../errors.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { VERSION } from "../version.ts";
import { adminCommands } from "./admin/commands.ts";
import { openInput } from "./read-file.ts";
import { whole } from "./whole.ts";

/** Exit codes: 0 done, 1 measured but under the bar, 2 usage, 3 failed. */
const USAGE = 2;
const FAILED = 3;

const program = new Command("answerscope")
  .description("Measures how visible a website is to AI answer engines.")
  .version(VERSION)
  .showHelpAfterError("Run answerscope --help for the commands.")
  .exitOverride();

program
  .command("serve")
  .description("Serve the web pages, the API, GraphQL and MCP.")
  .option("--port <n>", "port to listen on, above PORT", whole(0, 65_535))
  .action(async (options) => (await import("../main.ts")).serve(options));

program
  .command("scan")
  .argument("<url>", "website address with its scheme")
  .description("Scan one website: read, audit, ask, score. No server, no database.")
  .option("--json", "print the result as JSON")
  .addOption(output("html (one file, no server needed), json, csv or md"))
  .addOption(quiet())
  .option("--questions <n>", "buyer questions to ask, 1 to 25", whole(1, 25), 2)
  .addOption(
    new Option(
      "--questions-file <file>",
      "ask the questions of a file (- for standard input), one a line, instead of written ones",
    ).conflicts("questions"),
  )
  .option("--engines <ids>", "engine ids separated by commas, or all")
  .option("--repeats <n>", "how often each engine is asked each question, 1 to 10", whole(1, 10), 1)
  .option("--yes", "spend without asking")
  .action(async (url, options) => (await import("./scan.ts")).scan(url, options));

program
  .command("questions")
  .argument("<url>", "website address with its scheme")
  .description("Write the questions that a scan would ask, without asking them. No engine is asked.")
  .option("--json", "print the result as JSON")
  .option("--questions <n>", "buyer questions to write, 1 to 25", whole(1, 25), 2)
  .action(async (url, options) => (await import("./questions.ts")).questions(url, options));

program
  .command("audit")
  .argument("<url>", "website address with its scheme")
  .description("Audit the site alone: no engine is asked, no key is needed.")
  .option("--json", "print the result as JSON")
  .addOption(new Option("--format <format>", "print for a machine: sarif or junit").conflicts("json"))
  .addOption(output("json, sarif, xml (JUnit) or md"))
  .addOption(quiet())
  .option("--fail-under <n>", "exit 1 when readiness is lower, 0 to 100", whole(0, 100))
  .action(async (url, options) => {
    process.exitCode = await (await import("./audit-site.ts")).auditSite(url, options);
  });

program
  .command("seed-demo")
  .description(
    "Make the twelve weeks of measures behind /mcp/demo, as far as they are missing. Not while a server runs.",
  )
  .action(async () => (await import("./seed-demo.ts")).seedDemo());

program
  .command("extract")
  .argument("[file]", "JSON Lines; standard input without one")
  .description("Read answers (JSON Lines): mentions, placement, competitors. No network.")
  .addHelpText(
    "after",
    `
Each line: { answer, brand: { name } }, and where known id, question, citations: [{ url, title }] and the brand's
aliases, domain, products, category. An answer of
at most 100,000 characters, a line of at most 8 MiB.
A line that cannot be read gives { line, id, error }, id where it could be read; the exit code is then 3.`,
  )
  .option(
    "--explain",
    "tell why the rules took or left each name: lines on standard error, and `explain` in each result",
  )
  .option("--why <name>", "with what became of this name, whether any rule saw it or not; may be repeated", repeated)
  .option("--reader", "let a model read each answer a second time (READER_MODEL); this asks the network")
  .action(async (file: string | undefined, { explain, why, reader }: ExtractChoices) => {
    const { runExtract } = await import("./extract.ts");
    const second = reader ? (await import("./second-reader.ts")).secondReader() : null;
    const options = { explain: explain || why ? process.stderr : null, why, reader: second };
    const { failed } = await runExtract(
      file === undefined ? process.stdin : await openInput(file),
      process.stdout,
      options,
    );
    if (failed > 0) process.exitCode = FAILED;
  });

adminCommands(program.command("admin"));

program
  .command("print-schema", { hidden: true })
  .description("Print the GraphQL schema.")
  .action(async () => (await import("./print-schema.ts")).printSchema());

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** What `extract` may be told. */
interface ExtractChoices {
  explain?: boolean;
  why?: string[];
  reader?: boolean;
}

/** The values of an option that may be repeated. */
function repeated(value: string, values: string[] = []): string[] {
  return [...values, value];
}

function output(formats: string): Option {
  return new Option("--output <file>", `write the result to a file as well: ${formats}; may be repeated`).argParser(
    repeated,
  );
}

function quiet(): Option {
  return new Option("--quiet", "no progress, and nothing on the terminal that a file or --json has");
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
  if (error instanceof AppError) {
    console.error(plainLine(`${error.message} (${error.code})`));
    return error.status === 400 && error.code !== "HOST_NOT_FOUND" ? USAGE : FAILED;
  }
  console.error(plainText(inspect(error)));
  return FAILED;
}
