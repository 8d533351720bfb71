import { Button } from '@mantine/core';
import { saveSidebarOrder } from '@nestling/contract/operations/permissions.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { isScreenId } from '../../../addresses.ts';
import { shellWords } from '../../../messages.ts';
import { menuGroups } from '../../../screen.ts';
import { NavigationDocument } from '../navigation.graphql.ts';
import { MenuPreview } from '../parts/MenuPreview.tsx';
import { NavigationGroup } from '../parts/NavigationGroup.tsx';
import classes from '../parts/navigation.module.css';
import page from '../parts/permissions.module.css';
import { permissionWords } from '../words.ts';

/** The menu of the centre: which roles see each line and in which order, with how it looks beside it. */
const Navigation = () => {
  const t = useWords(permissionWords);
  const group = useWords(shellWords);
  const { data, error, again } = useAsk(NavigationDocument, {});
  const reset = useAction(saveSidebarOrder);
  // A server of a newer version may know screens that this page does not.
  const lines = (data?.getSidebarPermissions ?? []).filter(({ name }) => isScreenId(name));
  return (
    <Screen
      actions={
        <Button variant="default" loading={reset.busy} onClick={() => void reset.run({ names: [] })}>
          {t('resetOrder')}
        </Button>
      }
    >
      <p className={page.lead}>{t('menuLead')}</p>
      {data ? (
        <div className={classes.columns}>
          <div className={classes.groups}>
            {menuGroups.map((one) => (
              <NavigationGroup
                key={one}
                title={one === 'top' ? t('top') : group(one)}
                lines={lines.filter((line) => line.group === one)}
              />
            ))}
          </div>
          <MenuPreview lines={lines} />
        </div>
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <RowsSkeleton rows={12} />
      )}
    </Screen>
  );
};

export default Navigation;
