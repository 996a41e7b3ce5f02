import { Package } from 'lucide-react';
import './product.css';

export function ProductPicture({ photo, large = false }: { photo: string | null; large?: boolean }) {
  return photo ? (
    <img className="product-photo" data-large={large} src={photo} alt="" width={88} height={88} />
  ) : (
    <span className="product-photo" data-large={large} aria-hidden="true">
      <Package />
    </span>
  );
}
