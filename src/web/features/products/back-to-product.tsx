import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** Back link from a subpage of a product. */
export function BackToProduct({ productId, name }: { productId: string; name: string }) {
  return (
    <Link to="/produtos/$productId" params={{ productId }} className="back-link">
      <ArrowLeft aria-hidden="true" />
      {name}
    </Link>
  );
}
