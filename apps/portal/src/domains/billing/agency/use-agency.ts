import { useRecord } from '@nestling/kit/record.ts';
import { sharedRecord } from '@nestling/kit/shared-record.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { type AgenciesQuery, OneAgencyDocument, type OneAgencyQuery } from './agency.graphql.ts';

/** An agency as lists have it. */
export type AgencyRow = AgenciesQuery['billingAgencies']['data'][number];
/** An agency with its location. */
export type Agency = NonNullable<OneAgencyQuery['billingAgency']>;
/** What stands on its account; amounts in cents. */
export type AgencySums = NonNullable<OneAgencyQuery['getAgencyOverview']>;

/** The agency that the parts of its screen show. */
export const [AgencyRecord, useAgencyRecord] = sharedRecord<{ readonly agency: Agency; readonly sums: AgencySums }>();

/** One agency with its account; null for one out of reach. */
export const useAgency = (id: string) =>
  useRecord(OneAgencyDocument, {
    variables: { id },
    record: ({ billingAgency: agency, getAgencyOverview: sums }) => (agency && sums ? { agency, sums } : null),
  });

/** Today where the agency pays, 'YYYY-MM-DD'. */
export const agencyToday = ({ location }: Agency): string => stated(Date.now(), location?.timezone?.value).date;
