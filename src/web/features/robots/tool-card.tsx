import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import type { RobotTool } from '#web/components/writing/robot-catalog.ts';

export function ToolCard({ tool }: { tool: RobotTool }) {
  return (
    <Link to={tool.path} className="card flex h-full items-center gap-4">
      <Seal name={tool.seal} tone="quiet" />
      <span className="min-w-0 flex-1">
        <h3 className="h3">{tool.name}</h3>
        <span className="block text-fg-muted text-sm leading-snug">{tool.text}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 flex-none text-fg-muted" />
    </Link>
  );
}
