import { BarChart, DonutChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { type ChartKind, type ChartRow, type ChartSeries, colourAt } from './chart-data.ts';

const HEIGHT = 240;

/** The picture is hidden from screen readers, which have the table: no key leads into it. */
const looked = { accessibilityLayer: false } as const;

const isWhole = (rows: readonly ChartRow[]): boolean =>
  rows.every(({ values }) => Object.values(values).every((value) => value === null || Number.isInteger(value)));

/** The picture of a `Chart`; in a file of its own so that nobody fetches the library who sees no chart. */
const ChartArea = ({
  kind,
  rows,
  series,
  format,
}: {
  kind: ChartKind;
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}) => {
  if (kind === 'shares') {
    const key = series[0]?.key ?? '';
    const parts = rows.map(({ label, values }, i) => ({ name: label, value: values[key] ?? 0, color: colourAt(i) }));
    return (
      <DonutChart
        data={parts}
        h={HEIGHT}
        w="100%"
        thickness={28}
        valueFormatter={format}
        tooltipDataSource="segment"
        pieChartProps={looked}
        pieProps={{ rootTabIndex: -1 }}
      />
    );
  }
  const shared = {
    h: HEIGHT,
    data: rows.map(({ label, values }) => ({ label, ...values })),
    dataKey: 'label',
    series: series.map(({ key, label }, i) => ({ name: key, label, color: colourAt(i) })),
    valueFormatter: format,
    withLegend: series.length > 1,
    // In the order of the table beside it, not of the alphabet.
    legendProps: { itemSorter: null },
    // As many days as there is room for, always as far from each other.
    xAxisProps: { interval: 'equidistantPreserveStart', minTickGap: 2 } as const,
    // As wide as its longest amount; between whole numbers stand no halves.
    yAxisProps: { width: 'auto', allowDecimals: !isWhole(rows) } as const,
    gridColor: 'var(--n-line)',
    textColor: 'var(--n-ink-2)',
  };
  return kind === 'bars' ? (
    <BarChart
      {...shared}
      barChartProps={looked}
      barProps={{ radius: [4, 4, 0, 0], maxBarSize: 40, isAnimationActive: false }}
    />
  ) : (
    <LineChart
      {...shared}
      lineChartProps={looked}
      curveType="linear"
      connectNulls={false}
      lineProps={{ isAnimationActive: false }}
    />
  );
};

export default ChartArea;
