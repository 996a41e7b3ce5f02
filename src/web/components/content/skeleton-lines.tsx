import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';

type SkeletonLinesProps = { lines: readonly string[]; className?: string; label?: string };

/** A group of skeletons, each with its classes. */
export const SkeletonLines = ({ lines, ...group }: SkeletonLinesProps) => (
  <SkeletonGroup {...group}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity.
      <Skeleton key={index} className={line} />
    ))}
  </SkeletonGroup>
);
