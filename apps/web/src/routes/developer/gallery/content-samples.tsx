import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { StorefrontScene } from '@app/scenes/src/storefront-scene.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ChartTable, DataTable } from '#web/components/ui/data-table.tsx';
import { Dock } from '#web/components/ui/dock.tsx';
import { Garis } from '#web/components/ui/garis.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { materials } from '#web/components/ui/materials.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { FigureCard, StatRow, StatTile } from '#web/components/ui/stat-tile.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { galleryText } from '#web/messages/gallery.ts';

const tabs = [
  { key: 'news', label: galleryText.news, count: 12, panel: <p className="pt-4">{galleryText.newsText}</p> },
  {
    key: 'ideas',
    label: galleryText.ideas,
    count: 15,
    panel: <p className="pt-4">{galleryText.ideasText}</p>,
  },
  { key: 'history', label: galleryText.history, panel: <p className="pt-4">{galleryText.historyText}</p> },
] as const;

const prices = {
  caption: galleryText.priceTable,
  columns: galleryText.priceColumns,
  rows: galleryText.prices,
};

export function ContentSamples() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('news');
  const [shown, setShown] = useState(6);
  return (
    <>
      <div>
        <Tabs label={galleryText.tabsLabel} tabs={tabs} selected={tab} onSelect={setTab} />
      </div>
      <StatRow>
        {galleryText.stats.map((stat) => (
          <StatTile key={stat.label} {...stat} />
        ))}
      </StatRow>
      <div className="grid grid-cols-2 gap-3">
        <FigureCard label={galleryText.totalScans} figure="156" isMain>
          <Garis className="mb-2" />
          {galleryText.since}
        </FigureCard>
        <FigureCard label={galleryText.correct} figure="148">
          <ProgressBar label={galleryText.correct} value={148} max={156} size="sm" />
          <p className="mt-2">{galleryText.ofRated}</p>
        </FigureCard>
      </div>
      <ShopCard />
      <ChartTable {...prices} />
      <LoadMore shown={shown} total={14} pageSize={8} onLoadMore={() => setShown(14)} />
      <Dock>
        <Button variant="sec">{galleryText.seeLocation}</Button>
        <Button>{galleryText.takePhoto}</Button>
      </Dock>
    </>
  );
}

function ShopCard() {
  const { icon, text } = materials.plastik;
  return (
    <Card
      picture={<StorefrontScene category="plastik" variant={0} pickup />}
      mark={<Badge>{galleryText.sampleData}</Badge>}
      actions={
        <>
          <Button>
            <Icon name="chat" />
            {galleryText.contact}
          </Button>
          <Button variant="sec">
            <Icon name="map" />
            {galleryText.seeLocation}
          </Button>
        </>
      }
    >
      <div>
        <p className={`mb-0.5 flex items-center gap-1.5 text-xs font-bold ${text}`}>
          <Icon name={icon} size="sm" />
          {galleryText.shopCategory}
        </p>
        <h3 className="text-lg">{galleryText.shopName}</h3>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="success" icon="verified">
          {galleryText.verified}
        </Badge>
        <Badge icon="truck">{galleryText.pickup}</Badge>
      </div>
      <p className="flex gap-2 text-sm text-ink-muted">
        <Icon name="pin" />
        {galleryText.shopPlace}
      </p>
      <DataTable {...prices} />
    </Card>
  );
}
