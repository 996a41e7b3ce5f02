import { Link } from '@tanstack/react-router';
import type { Task } from '#contract/tasks.ts';
import { findLaunchStep, launchToolPath, launchTools } from '#domain/tasks/launch-template.ts';

/** A step of a launch opens the tool it is done with. */
export function TaskToolLink({ task }: { task: Task }) {
  const step = findLaunchStep(task.launchStep);
  if (!step) return null;
  const tool = launchTools[step.tool];
  return (
    <Link to={launchToolPath(step.tool, task.productId)} className="task-open" draggable={false}>
      Abrir {tool.label}
    </Link>
  );
}
