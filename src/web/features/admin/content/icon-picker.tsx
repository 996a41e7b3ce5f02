import { ModuleIcon, moduleIconNames } from '#web/components/content/module-icon.tsx';
import { cn } from '#web/lib/cn.ts';

type IconPickerProps = { name: string; value: string; onValueChange: (icon: string) => void };

export function IconPicker({ name, value, onValueChange }: IconPickerProps) {
  return (
    <fieldset className="field">
      <legend className="label mb-2">Ícone</legend>
      <div className="flex flex-wrap gap-1.5">
        {moduleIconNames.map((icon) => (
          <label
            key={icon}
            title={iconLabels[icon]}
            className={cn(
              'grid size-10 cursor-pointer place-items-center rounded-md border border-line text-fg-muted',
              'has-focus-visible:outline-2 has-focus-visible:outline-fg has-focus-visible:outline-offset-2',
              'has-checked:border-fg has-checked:text-fg',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onValueChange(icon)}
            />
            <ModuleIcon name={icon} className="size-5" />
            <span className="sr-only">{iconLabels[icon] ?? icon}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Portuguese labels of the snippet module icons; the stored names are English. */
export const iconLabels: Readonly<Record<string, string>> = {
  Code: 'Código',
  Store: 'Loja',
  Sparkles: 'Brilhos',
  MessageSquareText: 'Mensagem',
  ShoppingCart: 'Carrinho',
  Package: 'Pacote',
  Truck: 'Caminhão',
  CreditCard: 'Cartão de crédito',
  Receipt: 'Recibo',
  Megaphone: 'Megafone',
  Mail: 'Carta',
  Languages: 'Idiomas',
  LayoutTemplate: 'Layout',
  Palette: 'Paleta de cores',
  Image: 'Imagem',
  Search: 'Lupa',
  Globe: 'Globo',
  ShieldCheck: 'Escudo',
  Star: 'Estrela',
  Heart: 'Coração',
  Boxes: 'Caixas',
  Bot: 'Robô',
  Rocket: 'Foguete',
  Wrench: 'Chave inglesa',
};
