import { expect, test } from "vitest";
import { inGroups } from "../../src/engine/in-groups.ts";

const groupsOf = async <T>(work: Promise<T>[]) => {
  const groups: T[][] = [];
  for await (const group of inGroups(work)) groups.push(group);
  return groups;
};

test("what comes at once is one group, in the order it came", async () => {
  const slow = Promise.withResolvers<string>();
  const groups = groupsOf([slow.promise, Promise.resolve("first"), Promise.resolve("second")]);
  await Promise.resolve();
  slow.resolve("third");
  expect(await groups).toEqual([["first", "second", "third"]]);
});

test("what comes while the group before is dealt with waits for it, and is one group then", async () => {
  const held = [1, 2, 3].map(() => Promise.withResolvers<number>());
  const groups = inGroups(held.map(({ promise }) => promise));
  held[2]!.resolve(3);
  expect((await groups.next()).value).toEqual([3]);
  held[1]!.resolve(2);
  held[0]!.resolve(1);
  expect((await groups.next()).value).toEqual([2, 1]);
  expect((await groups.next()).done).toBe(true);
});

test("no group waits for what does not come", async () => {
  const groups = inGroups([new Promise<string>(() => undefined), Promise.resolve("there")]);
  expect((await groups.next()).value).toEqual(["there"]);
  await groups.return(undefined);
});

test("rejects with the first fault, also once something has come", async () => {
  const work = [Promise.resolve(1), Promise.reject(new Error("stopped")), new Promise<number>(() => undefined)];
  await expect(groupsOf(work)).rejects.toThrow("stopped");
});

test("of nothing gives nothing", async () => {
  expect(await groupsOf([])).toEqual([]);
});
