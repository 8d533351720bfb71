import { useAsk } from '@nestling/kit/ask.ts';
import { allows, isRole } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { href } from '../../../addresses.ts';
import { useRoleNames } from '../../../shell/role-names.ts';
import { useLineName } from '../line-name.ts';
import { NavigationDocument } from '../navigation.graphql.ts';
import { usePermissionName } from '../permission-name.ts';
import type { PersonReachQuery } from '../reach.graphql.ts';
import { permissionWords } from '../words.ts';
import classes from './reach.module.css';

type Reach = NonNullable<PersonReachQuery['personReach']>;

const reasons = {
  manages: 'whyManages',
  listed: 'whyListed',
  child: 'whyChild',
  role: 'whyRole',
  location: 'whyLocation',
  works_in: 'whyWorksIn',
  guardian: 'whyGuardian',
  black_list: 'whyBlackList',
  archived: 'whyArchived',
} as const;
const isReason = (why: string): why is keyof typeof reasons => Object.hasOwn(reasons, why);

/** Everything the rows answered about one person. */
export const ReachFacts = ({ reach, cameras }: { reach: Reach; cameras: PersonReachQuery['personCameras'] }) => {
  const t = useWords(permissionWords);
  const roleNames = useRoleNames();
  const permission = usePermissionName();
  const why = (word: string): string => (isReason(word) ? t(reasons[word]) : word);
  const role = isRole(reach.role) ? reach.role : 'guest';
  const to = allows(role, 'teacher')
    ? href('people.member', { team: reach.id })
    : href('people.contact', { camuserId: reach.id });
  return (
    <>
      <p className={classes.head}>
        <b>{reach.name}</b>
        <Badge>{roleNames[role]}</Badge>
        {reach.kept_out ? (
          <Badge kind="out">
            {t('cannotSignIn')}: {t(keptOut(reach.kept_out))}
          </Badge>
        ) : null}
        <Link className={classes.link} to={to}>
          {t('openRecord')}
        </Link>
      </p>
      <div className={classes.grid}>
        <Section title={t('locations')} none={t('noLocations')} empty={reach.locations.length === 0}>
          {reach.locations.map((one) => (
            <Item key={one.id} name={one.name} why={why(one.why)} />
          ))}
          {reach.locations_beyond > 0 ? (
            <li className={classes.quiet}>{t('beyond', { count: reach.locations_beyond })}</li>
          ) : null}
        </Section>
        <Section
          title={t('students', { count: reach.students_total })}
          none={t('studentsNone')}
          empty={reach.students.length === 0}
        >
          {reach.students.map((one) => (
            <Item
              key={one.id}
              name={one.name}
              where={[one.location, one.room].filter(Boolean).join(' · ')}
              why={
                one.why === 'guardian' && one.relationship
                  ? t('whyGuardianAs', { relationship: one.relationship })
                  : why(one.why)
              }
            >
              {one.sees ? <Badge kind="good">{t('seen')}</Badge> : <Badge kind="blocked">{t('unseen')}</Badge>}
              {one.sees && one.watch_camera === false ? <Badge kind="out">{t('noCamera')}</Badge> : null}
            </Item>
          ))}
          {reach.students.length < reach.students_total ? (
            <li className={classes.quiet}>
              {t('firstOf', { shown: reach.students.length, all: reach.students_total })}
            </li>
          ) : null}
        </Section>
        <Section title={t('cameras')} none={t('noCameras')} empty={cameras.length === 0}>
          {cameras.map((one) => (
            <Item
              key={one.id}
              name={one.name}
              where={[one.room, one.student].filter(Boolean).join(' · ')}
              why={one.open ? '' : one.why}
            >
              <Badge kind={one.open ? 'good' : 'out'}>{one.open ? t('open') : t('closed')}</Badge>
            </Item>
          ))}
        </Section>
        <Section title={t('rooms')} none={t('noRooms')} empty={reach.rooms.length === 0}>
          {reach.rooms.map((one) => (
            <Item key={one.id} name={one.name} where={one.location} why={why(one.why)} />
          ))}
        </Section>
        <Section title={t('rights')} none={t('noRights')} empty={reach.permissions.length === 0}>
          {reach.permissions.map((name) => (
            <Item key={name} name={permission({ name })} />
          ))}
        </Section>
        <MenuOf role={reach.role} />
      </div>
    </>
  );
};

const keptOut = (word: string): 'inactive' | 'pending' | 'no_password' =>
  word === 'inactive' || word === 'pending' ? word : 'no_password';

const MenuOf = ({ role }: { role: string }) => {
  const t = useWords(permissionWords);
  const nameOf = useLineName();
  const { data } = useAsk(NavigationDocument, {});
  const lines = (data?.getSidebarPermissions ?? []).filter((line) => line.roles.includes(role));
  return (
    <Section title={t('menuOf')} none="–" empty={lines.length === 0}>
      <li className={classes.quiet}>{lines.map(({ name }) => nameOf(name)).join(' · ')}</li>
    </Section>
  );
};

const Section = ({
  title,
  none,
  empty,
  children,
}: {
  title: string;
  none: string;
  empty: boolean;
  children: ReactNode;
}) => (
  <section className={classes.section}>
    <h2 className={classes.title}>{title}</h2>
    {empty ? <p className={classes.quiet}>{none}</p> : null}
    <ul className={classes.items}>{children}</ul>
  </section>
);

const Item = ({ name, where, why, children }: { name: string; where?: string; why?: string; children?: ReactNode }) => (
  <li className={classes.item}>
    <span className={classes.words}>
      <span>
        <b>{name}</b> {where ? <span className={classes.quiet}>{where}</span> : null}
      </span>
      {why ? <span className={classes.quiet}>{why}</span> : null}
    </span>
    {children}
  </li>
);
