import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const { deps } = await createTestApp();
const known = new Set(
  (await deps.metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    // prom-client types are strings; a histogram is queried through its derived series.
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
);

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
/** Every metric, ours or the runtime's, that a text queries. */
const metricsIn = (text: string) =>
  new Set(text.match(/\b(?:dropar|http|robot|mail|nodejs|process)_\w+(?=[{[\s)]|$)/gm));

describe('every queried metric exists', () => {
  it('in the dashboard', () => {
    const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
      read('grafana-dashboard.json'),
    );
    const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(25);
    const names = new Set(expressions.flatMap((expression) => [...metricsIn(expression)]));
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
    // Conversely, every metric is shown.
    const ours = [...known].filter((name) => /^(dropar|http|robot|mail)_/.test(name) && !/_sum$/.test(name));
    expect(ours.filter((name) => !names.has(name))).toEqual([]);
  });

  it('in the alert rules', () => {
    const expressions = read('alerts.yaml')
      .split('\n')
      .filter((line) => !/^\s*(#|summary|description|- alert)/.test(line));
    const names = expressions.flatMap((line) => [...metricsIn(line)]);
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
