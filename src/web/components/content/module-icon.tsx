import {
  Bot,
  Boxes,
  Code,
  CreditCard,
  Globe,
  Heart,
  Image,
  Languages,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  Package,
  Palette,
  Receipt,
  Rocket,
  Search,
  ShieldCheck,
  ShoppingCart,
  Sparkles,
  Star,
  Store,
  Truck,
  Wrench,
} from 'lucide-react';

/** By the stored name, with what people read. */
export const moduleIcons: Readonly<Record<string, { Icon: LucideIcon; label: string }>> = {
  Code: { Icon: Code, label: 'Código' },
  Store: { Icon: Store, label: 'Loja' },
  Sparkles: { Icon: Sparkles, label: 'Brilhos' },
  MessageSquareText: { Icon: MessageSquareText, label: 'Mensagem' },
  ShoppingCart: { Icon: ShoppingCart, label: 'Carrinho' },
  Package: { Icon: Package, label: 'Pacote' },
  Truck: { Icon: Truck, label: 'Caminhão' },
  CreditCard: { Icon: CreditCard, label: 'Cartão de crédito' },
  Receipt: { Icon: Receipt, label: 'Recibo' },
  Megaphone: { Icon: Megaphone, label: 'Megafone' },
  Mail: { Icon: Mail, label: 'Carta' },
  Languages: { Icon: Languages, label: 'Idiomas' },
  LayoutTemplate: { Icon: LayoutTemplate, label: 'Layout' },
  Palette: { Icon: Palette, label: 'Paleta de cores' },
  Image: { Icon: Image, label: 'Imagem' },
  Search: { Icon: Search, label: 'Lupa' },
  Globe: { Icon: Globe, label: 'Globo' },
  ShieldCheck: { Icon: ShieldCheck, label: 'Escudo' },
  Star: { Icon: Star, label: 'Estrela' },
  Heart: { Icon: Heart, label: 'Coração' },
  Boxes: { Icon: Boxes, label: 'Caixas' },
  Bot: { Icon: Bot, label: 'Robô' },
  Rocket: { Icon: Rocket, label: 'Foguete' },
  Wrench: { Icon: Wrench, label: 'Chave inglesa' },
};

/** Decorative; an unknown name shows the default icon. */
export function ModuleIcon({ name, className }: { name: string; className?: string | undefined }) {
  const { Icon } = moduleIcons[name] ?? { Icon: Code };
  return <Icon aria-hidden="true" className={className} />;
}
