import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { Lesson } from '#contract/academy.ts';
import { Button } from '#web/components/ui/button.tsx';
import { academyModulesQuery } from './academy.queries.ts';
import { LessonLink } from './lesson-link.tsx';
import { openLessons } from './open-lessons.ts';

/** After a lesson: the next one that the person may open, here or in a later module, else the list of all. */
export function NextLessonLink({ lesson: { id, completed, module } }: { lesson: Lesson }) {
  const place = module.lessons.findIndex((lesson) => lesson.id === id);
  const [here] = openLessons([{ ...module, lessons: module.lessons.slice(place + 1) }]);
  const { data, isPending } = useQuery({ ...academyModulesQuery(), enabled: !here });
  if (!here && isPending) return null;
  const modules = data?.modules ?? [];
  const [later] = openLessons(modules.slice(modules.findIndex((each) => each.id === module.id) + 1));
  const next = here ?? later;
  return (
    <Button asChild variant={completed ? 'primary' : 'secondary'}>
      {next ? (
        <LessonLink {...next} className="">
          {here ? 'Próxima aula' : 'Próximo módulo'}
          <ArrowRight aria-hidden="true" />
        </LessonLink>
      ) : (
        <Link to="/academy">Ver todas as aulas</Link>
      )}
    </Button>
  );
}
