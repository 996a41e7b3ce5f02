export const roadmapStatuses = ['concluido', 'desenvolvimento', 'planejado', 'futuro'] as const;
export type RoadmapStatus = (typeof roadmapStatuses)[number];

export const roadmapVersions = ['V0', 'V1', 'V2', 'V3', 'V4'] as const;
export type RoadmapVersion = (typeof roadmapVersions)[number];

export type RoadmapItem = {
  id: string;
  title: string;
  status: RoadmapStatus;
  version: RoadmapVersion;
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
    ['account', 'Login, cadastro e perfil'],
    ['tasks', 'Listas de tarefas'],
    ['snippets', 'Biblioteca de snippets'],
    ['calculator', 'Calculadora em iene'],
    ['academy', 'Academy com aulas e progresso'],
    ['robots', 'Robôs de copy, tradução, anúncios e reviews'],
    ['products', 'Produtos e Minha loja'],
    ['plans', 'Planos e assinatura'],
  ]),
  ...item('V1', 'desenvolvimento', '2025-07-01', [
    ['flow', 'Menos passos do fornecedor à loja'],
    ['japanese', 'Japonês mais natural nos robôs'],
  ]),
  ...item('V2', 'planejado', '2025-08-01', [
    ['orders', 'Pedidos da loja no Dropar'],
    ['photo-texts', 'Conferência de textos nas fotos'],
    ['niches', 'Quadros prontos por nicho'],
  ]),
  ...item('V3', 'futuro', '2025-08-01', [
    ['team', 'Convidar colegas para a conta'],
    ['stores', 'Mais de uma loja por conta'],
    ['sales', 'Relatório de vendas por produto'],
  ]),
  ...item('V4', 'futuro', '2025-09-01', [
    ['marketplaces', 'Publicar em marketplaces do Japão'],
    ['video', 'Roteiros de vídeo para anúncios'],
    ['native', 'Aplicativo nas lojas de celular'],
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
