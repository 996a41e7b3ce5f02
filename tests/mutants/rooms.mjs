import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Each room: the files to mutate, and the tests that should kill the mutants. */
export const rooms = {
  domain: {
    mutate: [/^src\/domain\//],
    // Name lists and reviewed templates: a changed word is another text, not another rule.
    leave: [/reviewer-name-lists/, /replies\/templates-/, /gate\/(questions|rules)-/, /gate\/gate-sources/],
    tests: [/^src\/domain\//, /^tests\/gate\//, /^src\/server\/providers\/payments\/subscription-state\.test/],
  },
  writer: {
    mutate: [/^src\/writer\/(check|compose|suggest|text)\//],
    leave: [],
    tests: [/^src\/writer\//, /^tests\/writer\//],
  },
  services: {
    mutate: [
      /^src\/server\/providers\/payments\/(delivery-fields|kiwify-date|kiwify-event|redact-delivery)\.ts$/,
      /^src\/server\/providers\/exchange-rate\/parse-rate\.ts$/,
      /^src\/server\/http\/(entity-tag|present-reply|cursor)\.ts$/,
      /^src\/server\/features\/auth\/protocol\/redirects\.ts$/,
      /^src\/server\/features\/events\/recent-events\.ts$/,
    ],
    leave: [],
    tests: [
      /^src\/server\/providers\/payments\/(kiwify|delivery-fields)\.test/,
      /^src\/server\/providers\/exchange-rate\//,
      /^src\/server\/http\/(entity-tag|present-reply|cursor)\.test/,
      /^src\/server\/features\/auth\/protocol\/redirects\.test/,
      /^src\/server\/features\/events\/recent-events\.test/,
    ],
  },
};

/** Paths from the root, sorted. */
function filesBelow(root, folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    )
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

export function filesOf(root, { mutate, leave, tests }) {
  const isOneOf = (path, patterns) => patterns.some((pattern) => pattern.test(path));
  const all = filesBelow(root, ['src/domain', 'src/writer', 'src/server', 'tests/gate', 'tests/writer']);
  const isTest = (path) => path.endsWith('.test.ts');
  return {
    mutate: all.filter((path) => !isTest(path) && isOneOf(path, mutate) && !isOneOf(path, leave)),
    tests: all.filter((path) => isTest(path) && isOneOf(path, tests)),
  };
}
