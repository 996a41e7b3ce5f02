import { Link } from '@tanstack/react-router';
import type { Task } from '#contract/tasks.ts';
import { findLaunchStep, launchToolLink, launchTools } from '#domain/tasks/launch-template.ts';
import { linkTo } from '#web/components/ui/next-step-button.tsx';
import './card.css';

export function TaskToolLink({ task }: { task: Task }) {
  const step = findLaunchStep(task.launchStep);
  if (!step) return null;
  const tool = launchTools[step.tool];
  return (
    <Link
      {...linkTo(launchToolLink(step.tool, task.productId))}
      className="inline-flex min-h-6 items-center gap-1 text-(length:--text-sm) text-fg-soft underline decoration-line-strong underline-offset-[0.2em] after:size-3.25 after:bg-current after:[mask:var(--icon-open)_center/contain_no-repeat] hover:text-fg pointer-coarse:min-h-8"
      draggable={false}
    >
      Abrir {tool.label}
    </Link>
  );
}
