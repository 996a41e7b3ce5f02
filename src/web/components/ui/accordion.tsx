import * as RadixAccordion from '@radix-ui/react-accordion';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Questions that open one at a time. */
export function Accordion({
  items,
  defaultOpenId,
  className,
}: {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  defaultOpenId?: string;
  className?: string | undefined;
}) {
  return (
    <RadixAccordion.Root type="single" collapsible className={className} defaultValue={defaultOpenId ?? ''}>
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={item.id} className="accordion-item">
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className="accordion-trigger">
              {item.title}
              <Plus aria-hidden="true" />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="accordion-content">
            <div className="pb-4">{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
