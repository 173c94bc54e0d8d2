/** The operator's commands; each is loaded only when it is asked for. */
import { type Command, Option } from "commander";
import { whole } from "../whole.ts";

const JSON_OPTION = ["--json", "print JSON"] as const;

/** `answerscope admin …`, on the machine, against DATABASE_URL, also while the server runs. */
export function adminCommands(admin: Command): void {
  admin.description("The operator's work: accounts, monitors, networks, keys.");

  const account = admin.command("account").description("Accounts, their plans and tokens.");
  granted(account.command("create").argument("<email>").description("A confirmed account.")).action(
    async (email, options) => (await import("./account-create.ts")).accountCreate(email, options),
  );
  granted(account.command("grant").argument("<email>").description("Change the plan, add tokens.")).action(
    async (email, options) => (await import("./account-grant.ts")).accountGrant(email, options),
  );

  const monitor = admin.command("monitor").description("Monitors and their measures.");
  monitor
    .command("create")
    .argument("<url>", "website address with its scheme")
    .description("A confirmed monitor, its account made when missing.")
    .requiredOption("--email <email>", "whose it is")
    .addOption(new Option("--schedule <schedule>").choices(["weekly", "monthly", "on-demand"]).default("monthly"))
    .option("--questions <n>", "questions to write at once, 0 to 25", whole(0, 25), 0)
    .option(...JSON_OPTION)
    .action(async (url, options) => (await import("./monitor-create.ts")).monitorCreate(url, options));
  monitor
    .command("measure")
    .argument("<monitorId>")
    .description("Measure now, by the plan, spending tokens.")
    .option("--wait", "until it has ended")
    .option(...JSON_OPTION)
    .action(async (id, options) => (await import("./monitor-measure.ts")).monitorMeasure(id, options));
  monitor
    .command("rotate")
    .argument("<monitorId>")
    .description("A new token, the old one dead at once.")
    .option(...JSON_OPTION)
    .action(async (id, options) => (await import("./monitor-rotate.ts")).monitorRotate(id, options));

  admin
    .command("traffic")
    .description("Visits from AI engines, out of a site's access log.")
    .command("import")
    .argument("<monitorId>")
    .argument("<file>", "access log, plain or gzipped: combined log format, or a JSON object a line")
    .description("Count it; what was imported before is not counted again.")
    .option("--log <name>", "its name, where a site has several servers", "access")
    .option(...JSON_OPTION)
    .action(async (id, file, options) => (await import("./traffic-import.ts")).trafficImport(id, file, options));

  const network = admin.command("network").description("Networks and their sites.");
  network
    .command("create")
    .argument("<name>")
    .description("A network.")
    .requiredOption("--email <email>", "whose it is")
    .option(...JSON_OPTION)
    .action(async (name, options) => (await import("./network-create.ts")).networkCreate(name, options));
  network
    .command("add")
    .argument("<networkId>")
    .argument("<monitorId>")
    .description("Put a site in.")
    .option(...JSON_OPTION)
    .action(async (id, site, options) => (await import("./network-add.ts")).networkAdd(id, site, options));
  network
    .command("remove")
    .argument("<networkId>")
    .argument("<monitorId>")
    .description("Take a site out.")
    .option(...JSON_OPTION)
    .action(async (id, site, options) => (await import("./network-remove.ts")).networkRemove(id, site, options));

  const key = admin.command("key").description("Scoped keys of a network.");
  key
    .command("create")
    .argument("<networkId>")
    .argument("<name>")
    .description("A key, shown once.")
    .option("--sites <hosts>", "hosts separated by commas")
    .option("--all-sites", "all of the network, also those that come later")
    .option(...JSON_OPTION)
    .action(async (id, name, options) => (await import("./key-create.ts")).keyCreate(id, name, options));
  key
    .command("list")
    .argument("<networkId>")
    .description("Keys with their use.")
    .option(...JSON_OPTION)
    .action(async (id, options) => (await import("./key-list.ts")).keyList(id, options));
  key
    .command("revoke")
    .argument("<keyId>")
    .description("Revoke a key at once.")
    .option(...JSON_OPTION)
    .action(async (id, options) => (await import("./key-revoke.ts")).keyRevoke(id, options));

  admin
    .command("payments")
    .description("Receipts of paid calls, newest first.")
    .option("--since <date>", "from this day on, e.g. 2026-11-01")
    .option(...JSON_OPTION)
    .action(async (options) => (await import("./payments.ts")).payments(options));

  admin
    .command("migrate")
    .description("Bring the tables up to date.")
    .option(...JSON_OPTION)
    .action(async (options) => (await import("./migrate.ts")).migrate(options));
  admin
    .command("backup")
    .argument("<file>", "where the copy goes; it must not be there yet")
    .description("Copy the embedded database whole, while the server goes on.")
    .option(...JSON_OPTION)
    .action(async (file, options) => (await import("./backup.ts")).backup(file, options));
  admin
    .command("prune")
    .description("Delete verbatim answers of free scans older than RAW_RETENTION_DAYS.")
    .option(...JSON_OPTION)
    .action(async (options) => (await import("./prune.ts")).prune(options));
}

function granted(command: Command): Command {
  return command
    .addOption(new Option("--plan <plan>").choices(["free", "pro"]))
    .option("--tokens <n>", "tokens to add", whole(1, 100_000_000))
    .option(...JSON_OPTION);
}
