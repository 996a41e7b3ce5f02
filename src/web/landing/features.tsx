import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export function Features() {
  return (
    <section className="feats" aria-label="Recursos">
      <Feature className="f-tasks" title="Gestão de tarefas" demo={<TasksDemo />}>
        Da ideia ao pedido enviado, em listas que você arrasta.
      </Feature>
      <Feature className="f-robots" title="Robôs de IA" demo={<RobotsDemo />}>
        Copy, tradução, anúncios e reviews em japonês de verdade.
      </Feature>
      <Feature className="f-snippets" title="Biblioteca de snippets" demo={<SnippetsDemo />}>
        Códigos e prompts prontos para copiar, avaliados por quem usa.
      </Feature>
      <Feature className="f-calculator" title="Calculadora de preços" demo={<CalculatorDemo />}>
        Preço, margem e CPA em iene. Você vê para onde vai cada um.
      </Feature>
    </section>
  );
}

type FeatureProps = { className: string; title: string; demo: ReactNode; children: ReactNode };

function Feature({ className, title, demo, children }: FeatureProps) {
  return (
    <article className={cn('feat', className)}>
      <div className="demo">{demo}</div>
      <div className="feat-text">
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </article>
  );
}

const tasks = [
  { text: 'Validar fornecedor da garrafa térmica', done: true },
  { text: 'Fotos com fundo branco', done: true },
  { text: 'Traduzir a página do produto', done: false, list: 'Lista 2' },
  { text: 'Subir campanha de teste, ¥3,000/dia', done: false },
];

function TasksDemo() {
  return (
    <ul className="mini-tasks">
      {tasks.map((task) => (
        <li key={task.text}>
          <span className="eye" data-on={task.done} aria-hidden="true" />
          {task.done ? <s>{task.text}</s> : task.text}
          {task.list && <span className="chip">{task.list}</span>}
        </li>
      ))}
    </ul>
  );
}

function RobotsDemo() {
  return (
    <div className="mini-translation">
      <p>Mantém o café quente até o fim do expediente.</p>
      <p lang="ja">
        仕事が終わるまで、
        <br />
        コーヒーはあたたかいまま。
      </p>
    </div>
  );
}

function SnippetsDemo() {
  return (
    <div className="mini-code">
      <pre>
        <code>
          {"{%- if customer.locale == 'ja' -%}\n"}
          <em>{'  <p class="entrega">\n'}</em>
          {"    {{ 'shipping.eta' | t }}\n"}
          <em>{'  </p>'}</em>
        </code>
      </pre>
      <span className="copied">
        <Check aria-hidden="true" />
        Copiado!
      </span>
    </div>
  );
}

function CalculatorDemo() {
  return (
    <div>
      <p className="mini-price">
        <span>¥6,300</span> <s>¥9,000</s>
      </p>
      <div className="yen-bar" role="img" aria-label="Produto 19%, frete 10%, anúncios 41%, margem 30%">
        <i className="yen-cost" />
        <i className="yen-shipping" />
        <i className="yen-ads" />
        <i className="yen-avg" />
      </div>
      <ul className="yen-legend">
        <li className="yen-cost">Produto</li>
        <li className="yen-shipping">Frete</li>
        <li className="yen-ads">Anúncios</li>
        <li className="yen-avg">Margem</li>
      </ul>
    </div>
  );
}
