import { Checkbox } from '@mantine/core';
import { saveParentAlertSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { partOf } from '../../settings/json.ts';
import { OwnAlertsDocument } from '../alerts.graphql.ts';
import { notificationWords } from '../words.ts';
import classes from './notifications.module.css';

const ways = ['app', 'email', 'sms'] as const;

/** By which ways somebody hears that their child has not come: the location's until they choose for themselves. */
export const AlertWays = () => {
  const t = useWords(notificationWords);
  const { id } = usePerson();
  const { data } = useAsk(OwnAlertsDocument, { user_id: id });
  const save = useAction(saveParentAlertSetting, { say: () => null });
  const chosen = data?.getParentAlertSetting?.check_in_parent_alert;
  if (!chosen) return null;
  return (
    <div className={classes.ways}>
      {ways.map((way) => (
        <Checkbox
          key={way}
          label={t(`way_${way}`)}
          checked={partOf(chosen, way) === true}
          onChange={(event) =>
            void save.run({ user_id: id, check_in_parent_alert: { [way]: event.currentTarget.checked } })
          }
        />
      ))}
    </div>
  );
};
