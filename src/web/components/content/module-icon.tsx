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

const icons: Readonly<Record<string, LucideIcon>> = {
  Code,
  Store,
  Sparkles,
  MessageSquareText,
  ShoppingCart,
  Package,
  Truck,
  CreditCard,
  Receipt,
  Megaphone,
  Mail,
  Languages,
  LayoutTemplate,
  Palette,
  Image,
  Search,
  Globe,
  ShieldCheck,
  Star,
  Heart,
  Boxes,
  Bot,
  Rocket,
  Wrench,
};

export const moduleIconNames: readonly string[] = Object.keys(icons);

/** Decorative; an unknown name shows the default icon. */
export function ModuleIcon({ name, className }: { name: string; className?: string | undefined }) {
  const Icon = icons[name] ?? Code;
  return <Icon aria-hidden="true" className={className} />;
}
