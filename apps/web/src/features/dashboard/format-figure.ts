export const formatFigure = (figure: number) => figure.toLocaleString('id-ID');

/** 94,9% */
export const formatPercent = (percent: number) =>
  `${percent.toLocaleString('id-ID', { maximumFractionDigits: 1 })}%`;
