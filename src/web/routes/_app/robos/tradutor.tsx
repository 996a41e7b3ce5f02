import { createFileRoute } from '@tanstack/react-router';
import { TranslatorRobot } from '#web/features/robots/translator-robot.tsx';

export const Route = createFileRoute('/_app/robos/tradutor')({
  staticData: { title: 'Tradutor BR-JP' },
  component: TranslatorRobot,
});
