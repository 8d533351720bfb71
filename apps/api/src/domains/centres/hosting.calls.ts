import './centers.fields.ts';
import { byId, type Calls, message, mutation, one, outcome, query, subscription } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { addCenter } from './add-center.ts';
import { moved } from './billing.ts';
import { centersBy, touched } from './center.ts';
import { Center } from './centers.entities.ts';
import { plansInSight } from './centers.reach.ts';
import { beginDeploy, changeCenter } from './change-center.ts';
import { hostedChanges, newHosted } from './hosting.inputs.ts';
import { centersOf } from './whose.ts';

constraint('centre_database', 'database_name', 'TAKEN', message('centres.databaseTaken'));
constraint('centre_database_name_check', 'database_name', 'INVALID', message('centres.noDatabaseName'));

/** How centers are hosted: in this database, each behind its wall. */
export const hostingCalls: Calls = {
  getAwsCenter: query({
    rule: 'kvsupport',
    about:
      'Answers how a center is hosted; an unknown id, and another one outside of the platform’s own center, answer null.',
    reach: { id: orNothing(centersOf('getAwsCenter')), rows: centersOf('getAwsCenter') },
    input: { id: id(Center) },
    answer: one(Center),
    run: (_, i) => byId(Center, i.id),
  }),
  addNewAWSCenter: mutation({
    rule: 'kvsupport',
    permission: null,
    because: 'centers are the work of the platform, and no center takes it from those who do it',
    about:
      'Adds a center at an address and begins its set-up; who is to run it gets a link to choose a password. An address or database that exists or can’t be served here, and parts of the address that differ, get Error.',
    limit: { times: 60, seconds: 3600, by: 'user' },
    reach: { center_billing_plan_id: orError(plansInSight) },
    input: newHosted,
    answer: outcome({ center: Center }),
    run: addCenter,
  }),
  updateAWSCenter: centersBy('updateAWSCenter').change({
    about:
      'Changes a hosted center, its plan and how it stands; an address it does not have, a database that exists, and a step there is not get Error.',
    reach: { center_billing_plan_id: orError(plansInSight) },
    input: hostedChanges,
    answer: outcome(),
    run: async (ctx, center, given) => {
      const effect = await changeCenter(ctx, center, given);
      return 'set' in effect ? { set: { ...effect.set, ...touched(ctx) } } : effect;
    },
    afterwards: moved,
    says: ({ name }) => message('centres.hostingSaved', { name }),
  }),
  deployCenter: centersBy('deployCenter').act({
    about:
      'Begins to put the current release on a center, or goes on with a set-up that failed; one under way gets Error.',
    answer: outcome(),
    run: beginDeploy,
    says: ({ name }) => message('centres.deployBegun', { name }),
  }),
  centerDeployChanged: subscription({
    rule: 'kvsupport',
    about:
      'Tells how far set-ups and releases of centers are, of one or of all in reach; an id out of reach is refused.',
    reach: { id: centersOf('getAwsCenter'), rows: centersOf('getAwsCenter') },
    input: { id: id(Center).optional() },
    answer: one(Center),
    listensTo: ['centres'],
    match: ({ ids = [] }, i) => i.id === undefined || ids.includes(i.id),
    run: (_, i, { ids = [] }) => {
      const which = i.id ?? ids[0];
      return which === undefined ? null : byId(Center, which);
    },
  }),
};
