import { BackLink } from '#web/components/ui/back-link.tsx';

export function BackToProduct({ productId, name }: { productId: string; name: string }) {
  return (
    <BackLink to="/produtos/$productId" params={{ productId }}>
      {name}
    </BackLink>
  );
}
