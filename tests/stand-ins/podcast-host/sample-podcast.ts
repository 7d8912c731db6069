const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
<title>Fence Lines</title>
<link>{origin}/</link>
<description>Talks over a fence.</description>
<item>
  <title>Québec maple &amp; prairie wheat</title>
  <guid isPermaLink="false">fence-12</guid>
  <pubDate>Fri, 13 Nov 2026 03:30:00 +0000</pubDate>
  <description>Two growers compare notes.</description>
  <content:encoded><![CDATA[<h1>Notes</h1><p>Hélène {#main} says <b>soil</b> first. <img src="https://elsewhere.example/pixel.gif"><a href="https://elsewhere.example/maps">The maps</a>, <a href="javascript:alert(1)">not this</a>.</p><script>alert(1)</script>]]></content:encoded>
  <enclosure url="{origin}/12.mp3" length="36500000" type="audio/mpeg"/>
  <itunes:duration>38:12</itunes:duration>
  <itunes:episode>12</itunes:episode>
  <podcast:person role="Guest">Hélène Roy</podcast:person>
  <podcast:transcript url="{origin}/12.srt" type="application/srt"/>
  <podcast:transcript url="{origin}/12.html" type="text/html"/>
  <podcast:chapters url="{origin}/12.json" type="application/json+chapters"/>
</item>
<item>
  <title>Not yet sure of its day</title>
  <guid isPermaLink="false">fence-11</guid>
  <pubDate>soon</pubDate>
  <enclosure url="{origin}/11.mp3" length="1000" type="audio/mpeg"/>
  <itunes:duration>60</itunes:duration>
</item>
<item>
  <title>En bloc, first told elsewhere</title>
  <guid isPermaLink="false">fence-2</guid>
  <pubDate>Thu, 08 Oct 2026 15:00:00 GMT</pubDate>
  <description>Older than ours.</description>
  <enclosure url="{origin}/2.mp3" length="1000" type="audio/mpeg"/>
  <itunes:duration>60</itunes:duration>
  <itunes:episode>2</itunes:episode>
</item>
<item>
  <title>Without number or words</title>
  <guid isPermaLink="false">fence-extra</guid>
  <pubDate>Mon, 02 Nov 2026 15:00:00 GMT</pubDate>
  <enclosure url="{origin}/extra.m4a" type="audio/mp4"/>
  <itunes:duration>3900</itunes:duration>
  <itunes:episodeType>bonus</itunes:episodeType>
  <podcast:transcript url="{origin}/gone.vtt" type="text/vtt"/>
</item>
</channel>
</rss>`;

const subtitles = `1
00:00:01,000 --> 00:00:04,500
Hélène Roy: Soil & sun first.

2
00:00:05,000 --> 00:00:09,000
And then the rest: water.
`;

const chapters = JSON.stringify({
  version: '1.2.0',
  chapters: [
    { startTime: 64.5, title: 'Soil' },
    { startTime: 0, title: 'Welcome' },
    { startTime: 30, img: 'https://elsewhere.example/a.jpg', toc: false },
    { startTime: 9000, title: 'After the end' },
  ],
});

/** A podcast as hosts serve it, with errors of real ones. */
export const samplePodcast = {
  '/feed.xml': { type: 'application/rss+xml', text: feed },
  '/12.srt': { type: 'application/srt', text: subtitles },
  '/12.json': { type: 'application/json+chapters', text: chapters },
} as const;
