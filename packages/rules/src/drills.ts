/** What is practiced: out of the building, behind locked doors, inside away from windows, away from the place, anything else. */
export const drillKinds = ['fire', 'lockdown', 'shelter', 'evacuation', 'other'] as const;
export type DrillKind = (typeof drillKinds)[number];
