import { expect, it } from 'vitest';
import { countByStatus, roadmapItems, roadmapLabel, roadmapMonth, roadmapVersions } from './roadmap.ts';

it('has 19 items with their own ids', () => {
  expect(roadmapItems).toHaveLength(19);
  expect(new Set(roadmapItems.map((entry) => entry.id)).size).toBe(19);
});

it('counts 8, 2, 3 and 6', () => {
  expect(countByStatus(roadmapItems)).toEqual({ concluido: 8, desenvolvimento: 2, planejado: 3, futuro: 6 });
});

it('gives each version its status and month', () => {
  const summary = roadmapVersions.map((version) => {
    const entries = roadmapItems.filter((entry) => entry.version === version);
    return [version, ...new Set(entries.map((entry) => `${entry.status} ${roadmapMonth(entry.date)}`))].join(' ');
  });
  expect(summary).toEqual([
    'V0 concluido Jun 2025',
    'V1 desenvolvimento Jul 2025',
    'V2 planejado Ago 2025',
    'V3 futuro Ago 2025',
    'V4 futuro Set 2025',
  ]);
});

it.each([
  ['concluido', 'Concluído'],
  ['desenvolvimento', 'Em desenvolvimento'],
  ['planejado', 'Planejado'],
  ['futuro', 'Futuro'],
  ['cancelado', 'Desconhecido'],
  ['toString', 'Desconhecido'],
])('calls %s %s', (status, label) => expect(roadmapLabel(status)).toBe(label));
