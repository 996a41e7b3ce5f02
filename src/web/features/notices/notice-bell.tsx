import { LazyMenu } from '#web/components/ui/overlay/lazy-menu.tsx';
import { BellButton } from './bell-button.tsx';

const loadPanel = () => import('./notice-panel.tsx').then(({ NoticePanel }) => NoticePanel);

/** Bell in the top bar. The notices load on the first press; the unread count comes with the profile. */
export function NoticeBell() {
  return (
    <span className="relative">
      <LazyMenu load={loadPanel} popup="dialog" menu={(Panel, props) => <Panel {...props} />}>
        <BellButton />
      </LazyMenu>
    </span>
  );
}
