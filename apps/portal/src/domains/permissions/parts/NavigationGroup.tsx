import { saveSidebarOrder, updateSidebarPermission } from '@nestling/contract/operations/permissions.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useReorder } from '@nestling/kit/reorder.ts';
import { isRole } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { useRoleNames } from '../../../shell/role-names.ts';
import { useLineName } from '../line-name.ts';
import type { NavigationQuery } from '../navigation.graphql.ts';
import { permissionWords } from '../words.ts';
import classes from './navigation.module.css';

/** A line of the menu with the roles that see it and those that could. */
export type Line = NavigationQuery['getSidebarPermissions'][number];

/** The lines of one group of the menu, to be put in order and shown or hidden by role. */
export const NavigationGroup = ({ title, lines }: { title: string; lines: readonly Line[] }) => {
  const t = useWords(permissionWords);
  const nameOf = useLineName();
  const order = useAction(saveSidebarOrder, { say: () => null });
  const byName = new Map(lines.map((line) => [line.name, line]));
  const { keys, item, handle } = useReorder([...byName.keys()], (names) => void order.run({ names: [...names] }));
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ol className={classes.lines}>
        {keys.map((name, i) => {
          const line = byName.get(name);
          return line ? (
            <li key={name} className={classes.line} {...item(name)}>
              <button
                type="button"
                className={classes.handle}
                aria-label={t('movedTo', { line: nameOf(name), place: i + 1, all: keys.length })}
                {...handle(name)}
              >
                <IconGripVertical size={18} />
              </button>
              <b className={classes.name}>{nameOf(name)}</b>
              <Roles line={line} />
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
};

const Roles = ({ line }: { line: Line }) => {
  const t = useWords(permissionWords);
  const roleNames = useRoleNames();
  const nameOf = useLineName();
  const show = useAction(updateSidebarPermission, { say: () => null });
  const toggle = (role: string, on: boolean) =>
    void show.run({
      name: line.name,
      roles: line.admitted.filter((one) => (one === role ? on : line.roles.includes(one))),
    });
  return (
    <span className={classes.roles}>
      {line.admitted.filter(isRole).map((role) => (
        <label key={role} className={classes.role}>
          <input
            type="checkbox"
            checked={line.roles.includes(role)}
            aria-label={t('sees', { role: roleNames[role], line: nameOf(line.name) })}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          {roleNames[role]}
        </label>
      ))}
    </span>
  );
};
