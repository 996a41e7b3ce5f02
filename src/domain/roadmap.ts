export const roadmapStatuses = ['concluido', 'desenvolvimento', 'planejado', 'futuro'] as const;
export type RoadmapStatus = (typeof roadmapStatuses)[number];

export const roadmapVersions = ['V0', 'V1', 'V2', 'V3', 'V4'] as const;
export type RoadmapVersion = (typeof roadmapVersions)[number];

export type RoadmapItem = {
  id: string;
  title: string;
  status: RoadmapStatus;
  version: RoadmapVersion;
  /** First day of the month, as the date is told by month. */
  date: string;
};

const item = (
  version: RoadmapVersion,
  status: RoadmapStatus,
  date: string,
  entries: readonly (readonly [id: string, title: string])[],
): RoadmapItem[] => entries.map(([id, title]) => ({ id, title, status, version, date }));

export const roadmapItems: readonly RoadmapItem[] = [
  ...item('V0', 'concluido', '2025-06-01', [
    ['login', 'Login e cadastro'],
    ['dashboard', 'Painel inicial'],
    ['tasks', 'Listas de tarefas'],
    ['snippets', 'Biblioteca de snippets'],
    ['calculator', 'Calculadora em iene'],
    ['plans', 'Planos e assinatura'],
    ['profile', 'Perfil e senha'],
    ['admin', 'Painel administrativo'],
  ]),
  ...item('V1', 'desenvolvimento', '2025-07-01', [
    ['copy-robot', 'Robô Copy'],
    ['translator', 'Tradutor BR-JP'],
  ]),
  ...item('V2', 'planejado', '2025-08-01', [
    ['ads', 'Anúncios Creator'],
    ['reviews', 'Reviews Generator'],
    ['academy', 'Academy com aulas em vídeo'],
  ]),
  ...item('V3', 'futuro', '2025-08-01', [
    ['affiliates', 'Programa de afiliados'],
    ['roas', 'Calculadora com taxas e ROAS'],
    ['checklist', 'Checklist do produto para o Japão'],
  ]),
  ...item('V4', 'futuro', '2025-09-01', [
    ['templates', 'Quadros prontos por nicho'],
    ['import', 'Importar produto da loja'],
    ['mobile', 'Aplicativo no celular'],
  ]),
];

const labels: Record<RoadmapStatus, string> = {
  concluido: 'Concluído',
  desenvolvimento: 'Em desenvolvimento',
  planejado: 'Planejado',
  futuro: 'Futuro',
};

const isRoadmapStatus = (status: string): status is RoadmapStatus => Object.hasOwn(labels, status);

export const roadmapLabel = (status: string): string => (isRoadmapStatus(status) ? labels[status] : 'Desconhecido');

export function countByStatus(items: readonly { status: string }[]): Record<RoadmapStatus, number> {
  const count = (status: RoadmapStatus) => items.filter((entry) => entry.status === status).length;
  return {
    concluido: count('concluido'),
    desenvolvimento: count('desenvolvimento'),
    planejado: count('planejado'),
    futuro: count('futuro'),
  };
}

const months = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'];

/** `2025-08-01` as `Ago 2025`. */
export function roadmapMonth(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`.trim();
}
