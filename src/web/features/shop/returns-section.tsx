import type { ShopField } from '#domain/shop/shop-check.ts';
import { NumberField, SelectField, TextField } from './shop-fields.tsx';
import { useShopForm } from './shop-form-context.ts';
import { ShopSection } from './shop-section.tsx';

export const returnsFields: readonly ShopField[] = [
  'returnKind',
  'returnDays',
  'returnShippingBy',
  'defectDays',
  'refundDays',
];

export function ReturnsSection() {
  const { shop, supplierReturns } = useShopForm();
  const { returnKind, origin, returnAddress } = shop;
  return (
    <ShopSection title="Devoluções" hint="Vale o que estiver escrito aqui.">
      {supplierReturns.length > 0 && (
        <p className="hint col-span-full wrap-anywhere">
          O fornecedor escreveu {supplierReturns.map((words) => `“${words}”`).join(', ')}. O que a loja promete além
          disso fica por conta dela.
        </p>
      )}
      <SelectField
        name="returnKind"
        label="Arrependimento"
        ja="お客様都合の返品"
        hint={returnKind === 'refused' ? 'Mostre esta regra também no produto e na tela final.' : undefined}
        options={[
          { value: 'accepted', label: 'A loja aceita' },
          { value: 'law', label: 'Segue a lei: 8 dias' },
          { value: 'refused', label: 'A loja não aceita' },
        ]}
      />
      {returnKind === 'accepted' && (
        <>
          <NumberField name="returnDays" label="Prazo para pedir" ja="返品期限" unit="dias" placeholder="8" />
          <SelectField
            name="returnShippingBy"
            label="Quem paga a volta"
            ja="返送料"
            options={[
              { value: 'customer', label: 'Cliente, exceto defeito' },
              { value: 'shop', label: 'Sempre a loja' },
            ]}
          />
          <SelectField
            name="returnCondition"
            label="Condição"
            options={[
              { value: 'unusedUnopened', label: 'Sem uso e na embalagem fechada' },
              { value: 'unused', label: 'Sem uso' },
            ]}
          />
        </>
      )}
      <NumberField
        name="defectDays"
        label="Prazo para avisar defeito"
        ja="不良品・商品違い"
        unit="dias"
        hint="Do que chega errado ou com defeito. No mínimo 8 dias, e a loja paga a volta. A garantia da ficha vale depois, no uso."
      />
      <NumberField name="refundDays" label="Prazo do reembolso" ja="返金" unit="dias" hint="No máximo 30 dias." />
      <TextField
        name="returnAddress"
        label="Endereço de devolução"
        ja="返送先"
        className="col-span-full min-w-0"
        hint={
          origin !== 'JP' && !returnAddress
            ? 'Vazio: você informa quando o cliente avisar. Devolver ao exterior custa caro: pense em reembolsar sem devolução abaixo de um valor.'
            : 'De preferência no Japão.'
        }
      />
    </ShopSection>
  );
}
