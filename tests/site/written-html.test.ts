import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whatever a browser reads as HTML or runs as code; React sets everything else as text. */
const sinks =
  /\.(?:inner|outer)HTML\s*=|dangerouslySetInnerHTML|insertAdjacentHTML|createContextualFragment|document\.write|\beval\(|new Function\(|\bsrcDoc=/;

test('no page sets HTML but the preview of a landing page, whose frame runs no script', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).map((name) => join('src/web', name));
  const setting = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && sinks.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(setting).toEqual(['src/web/features/publishing/publish-page.tsx']);
  expect(readFileSync(setting[0] ?? '', 'utf8')).toMatch(/<iframe[^>]*\ssandbox="allow-same-origin"/);
});
