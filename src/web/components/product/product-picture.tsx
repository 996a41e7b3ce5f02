import { type LucideIcon, Package } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';

const sizes = { sm: 'size-11 rounded-md', md: 'size-14 rounded-md', lg: 'size-22 rounded-lg' };

type ProductPictureProps = {
  photo: string | null;
  size?: keyof typeof sizes;
  icon?: LucideIcon;
  className?: string | false;
};

export function ProductPicture({ photo, size = 'md', icon: Icon = Package, className }: ProductPictureProps) {
  const classes = cn(
    'grid flex-none place-items-center border border-line bg-surface object-cover text-fg-muted',
    sizes[size],
    className,
  );
  return photo ? (
    <img className={classes} src={photo} alt="" width={88} height={88} />
  ) : (
    <span className={classes} aria-hidden="true">
      <Icon />
    </span>
  );
}
