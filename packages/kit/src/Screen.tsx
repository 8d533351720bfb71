import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import type { ReactNode } from 'react';
import { Crumbs } from './Crumbs.tsx';
import { useFrame } from './frame.ts';
import classes from './Screen.module.css';
import { useWindowTitle } from './title.ts';

/**
 * The frame of a screen: breadcrumbs where there is something above it, heading with count and actions, content.
 * @param title the record's name; the row's own title when left out
 * @param tabs the way between the screens of one area, below the heading
 * @param head replaces the whole heading, as records with a picture do
 * @param panel stands beside the content from 1200 px (see SidePanel)
 */
export const Screen = ({
  title,
  count,
  detail,
  actions,
  tabs,
  head,
  panel,
  children,
}: {
  title?: string | undefined;
  count?: number | undefined;
  detail?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  head?: ReactNode;
  panel?: ReactNode;
  children: ReactNode;
}) => {
  const frame = useFrame();
  const shown = title ?? frame.title;
  const part = frame.parts?.tabs.find(({ key }) => key === frame.parts?.here)?.title;
  useWindowTitle(part && part !== shown ? `${part} · ${shown}` : shown);
  return (
    <div className={classes.screen}>
      <div className={classes.content}>
        <Crumbs home={frame.home} above={frame.above} title={shown} />
        {head ?? <PageTitle title={shown} count={count} detail={detail} actions={actions} />}
        {tabs}
        {children}
      </div>
      {panel}
    </div>
  );
};
