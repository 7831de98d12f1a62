-- wrk -s load.lua ADDRESS -- bearer|path|token-path FILE: every request takes the next line of the file: a token, an
-- address, or both.
local requests, turn = {}, 0

local of_line = {
  bearer = function(token) return wrk.format('GET', nil, { Authorization = 'Bearer ' .. token }) end,
  path = function(path) return wrk.format('GET', path) end,
  ['token-path'] = function(line)
    local token, path = line:match('^(%S+) (%S+)$')
    return wrk.format('GET', path, { Authorization = 'Bearer ' .. token })
  end,
}

function init(arguments)
  for line in io.lines(arguments[2]) do
    requests[#requests + 1] = of_line[arguments[1]](line)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary)
  local failed = summary.errors
  local failures = failed.connect + failed.read + failed.write + failed.timeout + failed.status
  print(string.format('{"requests":%d,"failures":%d,"seconds":%f}', summary.requests, failures, summary.duration / 1000000))
end
