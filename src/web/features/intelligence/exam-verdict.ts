import type { Exam } from '#contract/admin/ai-settings.ts';
import { type ExamRobot, examRobots } from '#domain/robots/ai-providers.ts';

export const robotLabels: Readonly<Record<ExamRobot, string>> = {
  copy: 'Copy',
  ads: 'Anúncios',
  reviews: 'Reviews',
  translate: 'Tradutor',
};

const words: Readonly<Record<ExamRobot, string>> = {
  copy: 'copy',
  ads: 'anúncios',
  reviews: 'reviews',
  translate: 'traduções',
};

const join = (robots: readonly ExamRobot[]): string => {
  const names = robots.map((robot) => words[robot]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
};

/** What the model is good for, in one sentence. */
export function verdictOf({ robots }: Pick<Exam, 'robots'>): string {
  const those = (standing: Exam['robots'][ExamRobot]) => examRobots.filter((robot) => robots[robot] === standing);
  const [good, check] = [those('good'), those('check')];
  if (good.length === 0 && check.length === 0) return 'Fraco demais: escolha outro modelo.';
  if (good.length === examRobots.length) return 'Bom para tudo.';
  if (good.length === 0) return `Só como rascunho: confira ${join(check)}.`;
  return `Bom para ${join(good)}${check.length > 0 ? `; confira ${join(check)}` : ''}.`;
}
