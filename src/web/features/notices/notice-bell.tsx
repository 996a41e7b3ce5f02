import { LazyMenu } from '#web/components/ui/overlay/lazy-menu.tsx';
import { BellButton } from './bell-button.tsx';

const loadPanel = () => import('./notice-panel.tsx').then(({ NoticePanel }) => NoticePanel);

/** The way to the notices in the top bar; they come with the first press, their number with the profile. */
export function NoticeBell() {
  return (
    <span className="relative">
      <LazyMenu load={loadPanel} popup="dialog" menu={(Panel, props) => <Panel {...props} />}>
        <BellButton />
      </LazyMenu>
    </span>
  );
}
