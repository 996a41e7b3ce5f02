import { Link } from '@tanstack/react-router';
import type { Task } from '#contract/tasks.ts';
import { findLaunchStep, launchToolLink, launchTools } from '#domain/tasks/launch-template.ts';
import { linkTo } from '#web/components/ui/next-step-link.tsx';

/** Link from a launch step to its tool. */
export function TaskToolLink({ task }: { task: Task }) {
  const step = findLaunchStep(task.launchStep);
  if (!step) return null;
  const tool = launchTools[step.tool];
  return (
    <Link {...linkTo(launchToolLink(step.tool, task.productId))} className="task-open" draggable={false}>
      Abrir {tool.label}
    </Link>
  );
}
