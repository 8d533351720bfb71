/** The reports by what they are about, in the order of their index. A test holds them to the rows of the menu. */
export const reportGroups = [
  {
    group: 'attendance',
    reports: [
      'attendance.reports',
      'attendance.summary',
      'attendance.report',
      'attendance.dailyHours',
      'attendance.hours',
      'activities.report',
    ],
  },
  { group: 'team', reports: ['attendance.staffHours', 'attendance.timeTracking'] },
  {
    group: 'cameras',
    reports: ['cameras.watched', 'reports.logins', 'reports.watchTime', 'reports.online'],
  },
  { group: 'center', reports: ['reports.statistics', 'reports.log', 'reports.packs', 'reports.saved'] },
  {
    group: 'billing',
    reports: [
      'billing.report.balance',
      'billing.report.transactions',
      'billing.report.invoices',
      'billing.report.payments',
      'billing.report.summary',
      'billing.report.aging',
      'billing.report.revenue',
      'billing.report.deposits',
      'billing.report.tax',
      'billing.report.year',
    ],
  },
] as const;
